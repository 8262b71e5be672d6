// How long it takes to search the seeds of 63 bits that matches were dealt from before they had keys (rules 1, logs of
// format 1), with one graphics card. docs/programmers/attacks.md has the figures.
//
//     nvcc -O3 -o build/seed_search bench/seed_search.cu && build/seed_search
//
// A player of Cheeky Monkeys sees the monkeys arrive; the deck of 60 was shuffled with the first numbers of the seed, so
// each monkey tells one of them. The first number fixes the high bits of what the generator's mix gave out. The mix can
// be undone, so only seeds that fit the first monkey are tried: one in 60 of all. The search is real, but looks only
// into the slice of the seeds in which the right one lies; the time for all of them follows from the rate.

#include <cstdint>
#include <cstdio>
#include <cstdlib>

typedef uint64_t word;

static const word MASK = 0x7FFFFFFFFFFFFFFFull;
static const word GAMMA = 0x1E3779B97F4A7C15ull;
static const word FIRST = 0x3F58476D1CE4E5B9ull, SECOND = 0x14D049BB133111EBull;
static const int DECK = 60, SEEN = 14;
// How many values of the 32 high bits the slice has; each stands for 2^31 seeds.
static const unsigned SLICE = 512;
static const unsigned LOW_BITS = 31;
// Room for seeds that fit; with 14 monkeys seen there is one.
static const unsigned KEPT = 16;

struct Search {
    word undo_first, undo_second;
    unsigned high;
    int seen[SEEN];
};

__host__ __device__ static inline word mix(word value) {
    value = ((value ^ (value >> 30)) * FIRST) & MASK;
    value = ((value ^ (value >> 27)) * SECOND) & MASK;
    return value ^ (value >> 31);
}

__host__ __device__ static inline word unmix(word value, word undo_first, word undo_second) {
    value ^= (value >> 31) ^ (value >> 62);
    value = (value * undo_second) & MASK;
    value ^= (value >> 27) ^ (value >> 54);
    value = (value * undo_first) & MASK;
    return value ^ (value >> 30) ^ (value >> 60);
}

__host__ __device__ static inline int below(word bits, int bound) { return (int)(((bits >> 31) * bound) >> 32); }

__global__ void try_seeds(Search search, word *found, unsigned *count) {
    word low = (word)blockIdx.x * blockDim.x + threadIdx.x;
    for (unsigned high = 0; high < SLICE; high++) {
        word state = unmix((word)(search.high + high) << LOW_BITS | low, search.undo_first, search.undo_second);
        word seed = (state - GAMMA) & MASK;
        bool fits = true;
        for (int at = 1; fits && at < SEEN; at++) {
            state = (state + GAMMA) & MASK;
            fits = below(mix(state), DECK - at) == search.seen[at];
        }
        if (fits) found[atomicAdd(count, 1) % KEPT] = seed;
    }
}

// The number that undoes a multiplication by an odd one, all in 63 bits.
static word inverse(word odd) {
    word result = odd;
    for (int step = 0; step < 6; step++) result *= 2 - odd * result;
    return result & MASK;
}

int main(int arguments, char **given) {
    word seed = (arguments > 1 ? strtoull(given[1], nullptr, 10) : 4830154187923001762ull) & MASK;
    Search search = {inverse(FIRST), inverse(SECOND), 0, {}};
    word state = seed;
    for (int at = 0; at < SEEN; at++) {
        state = (state + GAMMA) & MASK;
        word bits = mix(state);
        search.seen[at] = below(bits, DECK - at);
        if (at == 0) search.high = (unsigned)(bits >> LOW_BITS) / SLICE * SLICE;
    }
    word *found, right[KEPT];
    unsigned *count, fitting;
    cudaMalloc(&found, KEPT * sizeof(word));
    cudaMalloc(&count, sizeof(unsigned));
    cudaMemset(count, 0, sizeof(unsigned));
    cudaEvent_t start, stop;
    cudaEventCreate(&start);
    cudaEventCreate(&stop);
    cudaEventRecord(start);
    try_seeds<<<1u << (LOW_BITS - 8), 256>>>(search, found, count);
    cudaEventRecord(stop);
    if (cudaDeviceSynchronize() != cudaSuccess) {
        printf("the search failed: %s\n", cudaGetErrorString(cudaGetLastError()));
        return 1;
    }
    cudaMemcpy(right, found, sizeof(right), cudaMemcpyDeviceToHost);
    cudaMemcpy(&fitting, count, sizeof(fitting), cudaMemcpyDeviceToHost);
    float milliseconds;
    cudaEventElapsedTime(&milliseconds, start, stop);
    cudaDeviceProp card;
    cudaGetDeviceProperties(&card, 0);
    double tried = (double)SLICE * (1ull << LOW_BITS), rate = tried / milliseconds * 1000.0;
    double all = 9223372036854775808.0 / DECK;
    printf("%s: %.3g seeds tried in %.2f s, %.3g a second\n", card.name, tried, milliseconds / 1000.0, rate);
    printf("all that fit the first monkey: %.3g seeds, %.1f days\n", all, all / rate / 86400.0);
    for (unsigned at = 0; at < fitting && at < KEPT; at++)
        printf("found %llu%s\n", (unsigned long long)right[at], right[at] == seed ? ", the right one" : "");
    return fitting == 1 && right[0] == seed ? 0 : 1;
}
