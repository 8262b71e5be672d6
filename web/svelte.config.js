/** Svelte needs no preprocessing: TypeScript in components is only types. */
export default { compilerOptions: { runes: true } };
