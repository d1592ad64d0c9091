import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ComponentPage } from '@site/plugins/api-reference/types';
import type { Rendered } from '@site/plugins/lib/richText';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Component = Rendered<ComponentPage>;

function Fact({
  name,
  children,
}: {
  readonly name: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ThemeKey({ page }: { readonly page: Component }): ReactNode {
  const { themeKey, themeKeyRuntime } = page;
  return (
    <>
      <Translate
        id="apiPage.theme.key"
        values={{ key: <code dir="ltr">{themeKeyRuntime ?? themeKey}</code> }}
      >
        {'The name {key} sets default props and style overrides in the theme.'}
      </Translate>
      {themeKeyRuntime && (
        <>
          {' '}
          <Translate
            id="apiPage.theme.typedKey"
            values={{ key: <code dir="ltr">{themeKey}</code> }}
          >
            {'The types call it {key}.'}
          </Translate>
        </>
      )}
    </>
  );
}

function RefText({
  support,
}: {
  readonly support: Component['ref'];
}): ReactNode {
  if (!support.supported) {
    return (
      <Translate id="apiPage.ref.none">
        The component passes no ref on.
      </Translate>
    );
  }
  return support.to === null ? (
    <Translate id="apiPage.ref.root">A ref reaches the root element.</Translate>
  ) : (
    <Translate
      id="apiPage.ref.element"
      values={{ element: <code dir="ltr">{support.to}</code> }}
    >
      {'A ref reaches the root element, an {element}.'}
    </Translate>
  );
}

/** How a component takes part in the theme and in the DOM. */
export default function ThemeFacts({
  page,
}: {
  readonly page: Component;
}): ReactNode {
  const { inherits, spread } = page;
  return (
    <dl className={styles.facts}>
      <Fact name={<Translate id="apiPage.theme.label">Theme</Translate>}>
        <ThemeKey page={page} />
      </Fact>
      <Fact name={<Translate id="apiPage.ref.label">Ref</Translate>}>
        <RefText support={page.ref} />
      </Fact>
      {spread !== null && (
        <Fact
          name={<Translate id="apiPage.spread.label">Other props</Translate>}
        >
          {spread ? (
            <Translate id="apiPage.spread.root">
              Props that are not listed here reach the root element.
            </Translate>
          ) : (
            <Translate id="apiPage.spread.none">
              Props that are not listed here are ignored.
            </Translate>
          )}
        </Fact>
      )}
      {inherits && (
        <Fact
          name={
            <Translate id="apiPage.inheritance.label">Inheritance</Translate>
          }
        >
          <Translate
            id="apiPage.inheritance.text"
            values={{ base: <Link to={inherits.href}>{inherits.name}</Link> }}
          >
            {'The props of {base} are available too.'}
          </Translate>
        </Fact>
      )}
    </dl>
  );
}
