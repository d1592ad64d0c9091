export function WithoutDefault() {
  return null;
}
