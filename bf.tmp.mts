import plugin from '/tmp/wt/live/plugins/demo-frame/index.ts';
import policy from '/tmp/wt/live/server/framePolicy.json';
const p = (plugin as any).default ?? plugin;
console.time('b');
await p({siteDir:'/tmp/wt/live'} as any,{entry:'src/features/demo-frame/frame/main.ts',staticDirectory:'.cache/static',policy}).loadContent();
console.timeEnd('b');
