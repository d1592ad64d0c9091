export default function BasicBars() {
  return null;
}
