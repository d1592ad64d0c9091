/** What importing a font gives: its address in the built site. */
export default '/assets/fonts/font.woff2';
