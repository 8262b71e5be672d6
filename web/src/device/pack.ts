/** A pack of files: a line of JSON with names and sizes, then the files (`src/vervet/device/site/bytecode.py` makes them). */

/** As much of Emscripten's file system as is needed here. */
export interface Files {
  mkdirTree(path: string): void;
  createDataFile(folder: string, name: string, content: Uint8Array, read: boolean, write: boolean, owned: boolean): void;
}

const LINE_END = 10;

export function layOut(pack: ArrayBuffer, files: Files, root: string): void {
  const bytes = new Uint8Array(pack);
  const end = bytes.indexOf(LINE_END);
  const sizes = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as Record<string, number>;
  const made = new Set<string>();
  let start = end + 1;
  for (const [path, size] of Object.entries(sizes)) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folder = `${root}/${path.slice(0, path.length - name.length)}`;
    if (!made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    // Not copied: the file is that part of the pack.
    files.createDataFile(folder, name, bytes.subarray(start, start + size), true, false, true);
    start += size;
  }
}
