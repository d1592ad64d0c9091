// Change: loads no grammar, since nothing is highlighted in the browser.
export default function prismIncludeLanguages(): void {}
