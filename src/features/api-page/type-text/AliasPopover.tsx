import { translate } from '@docusaurus/Translate';
import Popover from '@site/src/components/Popover';
import type { ReactNode } from 'react';
import { findDefinitions, splitFields, type KnownTypes } from './parseType';
import styles from './styles.module.css';
import TypeText from './TypeText';

/** The name of a type; a press shows what it stands for. */
export default function AliasPopover({
  name,
  known,
}: {
  readonly name: string;
  readonly known: KnownTypes;
}): ReactNode {
  return (
    <Popover
      className={styles.popover}
      buttonClassName={styles.alias}
      panelClassName={styles.panel}
      role="dialog"
      trigger={name}
      label={translate(
        { id: 'apiPage.type.show', message: '{name}: show the type' },
        { name },
      )}
    >
      <Definitions name={name} known={known} />
    </Popover>
  );
}

interface DefinitionProps {
  readonly known: KnownTypes;
  readonly text: string;
}

/** What a name stands for; the fields of an object have a line each. */
function Definition({ known, text }: DefinitionProps): ReactNode {
  const fields = splitFields(text);
  return fields === null ? (
    <TypeText isNested type={text} known={known} />
  ) : (
    fields.map((field) => (
      <TypeText key={field} isNested type={field} known={known} />
    ))
  );
}

/** Its own component, so that nothing is looked up before the popover opens. */
function Definitions({
  name,
  known,
}: {
  readonly name: string;
  readonly known: KnownTypes;
}): ReactNode {
  return (
    <dl className={styles.definitions} dir="ltr">
      {findDefinitions(name, known).map((definition) => (
        <div key={definition.name}>
          <dt>{definition.name}</dt>
          <dd>
            <Definition known={known} text={definition.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
