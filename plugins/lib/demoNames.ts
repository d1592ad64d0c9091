/** Names of demos, as pages and readers see them. Pure. */

/** `./demos/MultiSorting.tsx` → `MultiSorting`; undefined for anything else. */
export function toDemoName(src: string): string | undefined {
  return /^\.\/demos\/([A-Z][A-Za-z0-9]*)\.tsx$/.exec(src)?.[1];
}

/** `ServerSideSorting` → `Server side sorting` */
export function toDemoTitle(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z][a-z]*|[0-9]+/g) ?? [name];
  return words
    .map((word, index) =>
      index === 0 || /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase(),
    )
    .join(' ');
}
