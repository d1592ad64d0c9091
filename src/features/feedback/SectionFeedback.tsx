import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { MessageSquarePlus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { OnRequest } from '../lazy';
import styles from './styles.module.css';
import type { FeedbackPage, Section } from './types';

const loadPanel = () => import('./panel/SectionPanel');

/**
 * The button beside a heading, and the form that it opens there. It is no part
 * of the heading, whose name stays its text.
 */
export default function SectionFeedback({
  page,
  section,
}: {
  readonly page: FeedbackPage;
  readonly section: Section;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { i18n } = useDocusaurusContext();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const label = translate(
    {
      id: 'feedback.section.button',
      message: 'Comment on section {title}',
    },
    { title: section.title },
  );
  return (
    <div
      className={styles.section}
      lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}
      data-section-feedback
    >
      <button
        ref={buttonRef}
        type="button"
        className={styles.sectionButton}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPanel().catch(() => {})}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MessageSquarePlus aria-hidden size={18} />
      </button>
      {isOpen && (
        <OnRequest
          load={loadPanel}
          props={{ page, section, buttonRef, onClose: () => setIsOpen(false) }}
        />
      )}
    </div>
  );
}
