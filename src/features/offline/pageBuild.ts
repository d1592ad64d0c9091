const HASHED = /\/assets\/(?:js|css)\/[^/]+\.([0-9a-f]{8})\.(?:js|css)$/;

/**
 * Id of the build that the document is of, as `readBuildId` of
 * plugins/service-worker makes it: the hashes of what every page starts with.
 */
export function getPageBuild(root: ParentNode = document): string {
  const hashes = [
    ...root.querySelectorAll<HTMLElement>(
      'link[rel="stylesheet"][href], script[src][defer]',
    ),
  ].flatMap((node) => {
    const address = node.getAttribute('src') ?? node.getAttribute('href') ?? '';
    return HASHED.exec(address)?.[1] ?? [];
  });
  return [...new Set(hashes)].join('-');
}
