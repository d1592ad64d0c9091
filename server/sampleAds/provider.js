// Stands in for an ad provider's script: puts one ad where the script stands.
(() => {
  const script = document.getElementById('_carbonads_js');
  if (!script) {
    return;
  }
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = `<span class="carbon-wrap">
    <a class="carbon-img" href="https://example.com/sample-ad">
      <img src="/sample-ads/picture.svg" alt="Sample ad" width="130" height="100">
    </a>
    <span>
      <a class="carbon-text" href="https://example.com/sample-ad">A sample of what a provider's script would show here. Nobody paid for it.</a>
      <br><a class="carbon-poweredby" href="https://example.com/">sample provider</a>
    </span>
  </span>`;
  script.after(ad);
})();
