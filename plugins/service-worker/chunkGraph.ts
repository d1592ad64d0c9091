/** Files that load together, and what they may load later. */
export interface ChunkGroup {
  readonly name: string | undefined;
  /** Relative to the output: `assets/js/main.0123abcd.js`. */
  readonly files: readonly string[];
  /** Indexes of groups. */
  readonly children: readonly number[];
}

/** Of the bundler's groups, what is used here. */
interface BundlerGroup {
  readonly name?: string | null | undefined;
  readonly chunks: readonly {
    readonly files: ReadonlySet<string>;
    readonly auxiliaryFiles: ReadonlySet<string>;
  }[];
  readonly childrenIterable: Iterable<BundlerGroup>;
}

export interface BundlerCompilation {
  readonly chunkGroups: readonly BundlerGroup[];
}

/** A group is another object at every access: its name, or else its files, tell which one it is. */
function toKey({ name, chunks }: BundlerGroup): string {
  return (
    name ??
    chunks
      .flatMap(({ files }) => [...files])
      .sort()
      .join()
  );
}

/** The groups of a finished compilation. */
export function readChunkGraph({
  chunkGroups,
}: BundlerCompilation): ChunkGroup[] {
  const indexes = new Map(
    chunkGroups.map((group, index) => [toKey(group), index]),
  );
  return chunkGroups.map((group) => ({
    name: group.name ?? undefined,
    files: group.chunks
      .flatMap(({ files, auxiliaryFiles }) => [...files, ...auxiliaryFiles])
      .filter((file) => !file.endsWith('.map')),
    children: [...group.childrenIterable]
      .map((child) => indexes.get(toKey(child)))
      .filter((index) => index !== undefined),
  }));
}

/**
 * Files of the named groups and of all that they may load, other routes
 * excepted. Sorted.
 *
 * @param routeNames Names of the groups that belong to routes.
 * @throws {Error} When there is no group of a name.
 */
export function collectFiles(
  graph: readonly ChunkGroup[],
  names: Iterable<string>,
  routeNames: ReadonlySet<string>,
): string[] {
  const byName = new Map(graph.map((group) => [group.name, group]));
  const queue = [...names].map((name) => {
    const group = byName.get(name);
    if (!group) {
      throw new Error(
        `[service-worker] The bundle has no chunk "${name}", which a route names. Delete node_modules/.cache and build again.`,
      );
    }
    return group;
  });
  const seen = new Set(queue);
  for (let group = queue.pop(); group; group = queue.pop()) {
    for (const index of group.children) {
      const child = graph[index];
      const isRoute = child?.name !== undefined && routeNames.has(child.name);
      if (child && !isRoute && !seen.has(child)) {
        seen.add(child);
        queue.push(child);
      }
    }
  }
  return [...new Set([...seen].flatMap(({ files }) => files))].sort();
}
