import Translate, { translate } from '@docusaurus/Translate';
import type { GridEventsProps } from '@site/plugins/api-reference/pageTypes';
import type { GridEvent } from '@site/plugins/api-reference/types';
import { toKebabCase } from '@site/plugins/lib/apiAnchors';
import type { Rendered } from '@site/plugins/lib/richText';
import Link from '@docusaurus/Link';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { toPlainText } from '../filter';
import Catalogue from './Catalogue';
import CatalogueRow from './CatalogueRow';
import { createListener, getPropHref } from './events';
import styles from './styles.module.css';
import { useIsEnglishSite } from './useIsEnglishSite';

function EventRow({
  event,
}: {
  readonly event: Rendered<GridEvent>;
}): ReactNode {
  const isEnglishSite = useIsEnglishSite();
  const { activeVersion } = useActiveDocContext(undefined);
  const href = getPropHref(event, activeVersion?.path ?? '/x');
  return (
    <CatalogueRow
      id={`grid-event-${toKebabCase(event.name)}`}
      name={event.name}
      type={createListener(event)}
      description={event.description}
      plan={event.plan === 'community' ? null : event.plan}
      isEnglishSite={isEnglishSite}
    >
      {event.componentProp !== null && href !== null && (
        <p className={styles.note}>
          <Translate
            id="apiCatalogue.event.prop"
            values={{
              prop: (
                <Link to={href}>
                  <code>{event.componentProp}</code>
                </Link>
              ),
            }}
          >
            {'The prop {prop} listens to it too.'}
          </Translate>
        </p>
      )}
    </CatalogueRow>
  );
}

/** The events that the grid's API object publishes. */
export default function GridEvents({ events }: GridEventsProps): ReactNode {
  return (
    <Catalogue
      label={translate({
        id: 'apiCatalogue.event.search',
        message: 'Filter events',
      })}
      items={events}
      toSearchText={(event) =>
        [
          event.name,
          event.params,
          event.event,
          event.componentProp,
          toPlainText(event.description),
        ].join('\n')
      }
      renderItems={(found) => (
        <dl className={styles.list}>
          {found.map((event) => (
            <EventRow key={event.name} event={event} />
          ))}
        </dl>
      )}
    />
  );
}
