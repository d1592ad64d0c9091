/** Where the address has the environment of a demo: `?demo.MultiSorting=rtl,dark`. What it says is for the tools to read. */
function toParameter(demoName: string): string {
  return `demo.${demoName}`;
}

/** The text that a query has for a demo; empty when it has none. */
export function readEnvironmentText(search: string, demoName: string): string {
  return new URLSearchParams(search).get(toParameter(demoName)) ?? '';
}

/** A query with another text for a demo; everything else in it stays. */
export function writeEnvironmentText(
  search: string,
  demoName: string,
  text: string,
): string {
  const parameters = new URLSearchParams(search);
  if (text) {
    parameters.set(toParameter(demoName), text);
  } else {
    parameters.delete(toParameter(demoName));
  }
  const query = parameters.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}
