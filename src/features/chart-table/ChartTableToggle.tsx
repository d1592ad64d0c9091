import Translate from '@docusaurus/Translate';
import { Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import ChartTables from './ChartTables';
import styles from './styles.lazy.module.css';

export interface ChartTableToggleProps {
  readonly demoFile: string;
  readonly title: string;
}

/** Shows and hides the data of a demo's charts. */
export default function ChartTableToggle({
  demoFile,
  title,
}: ChartTableToggleProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Table2 aria-hidden size={16} />
          {isOpen ? (
            <Translate id="chartTable.hide">Hide the data table</Translate>
          ) : (
            <Translate id="chartTable.show">Show data as table</Translate>
          )}
        </button>
      </div>
      {isOpen && (
        <div id={id}>
          <ChartTables demoFile={demoFile} title={title} />
        </div>
      )}
    </div>
  );
}
