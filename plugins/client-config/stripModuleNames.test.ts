import stripModuleNames from './stripModuleNames.cjs';

describe('stripModuleNames', () => {
  it('empties the name, and keeps what is loaded', () => {
    expect(
      stripModuleNames(
        '"0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],',
      ),
    ).toBe(
      '"0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/a.mdx"), "", require.resolveWeak("@site/docs/a.mdx")],',
    );
  });
});
