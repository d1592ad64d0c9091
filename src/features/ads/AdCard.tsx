import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { AdShape } from './chooseContent';
import { toTrackingProps } from './toTrackingProps';
import styles from './styles.lazy.module.css';

/** The picture of an ad of the site, and of what others send, in CSS px. */
const IMAGE_WIDTH = 130;
const IMAGE_HEIGHT = 100;

export interface AdCardProps {
  readonly shape: AdShape;
  readonly label: string;
  readonly link: string;
  readonly image: string | undefined;
  readonly imageAlt: string;
  /** Begins the text, in bold. */
  readonly title: string;
  readonly description: string;
  /** Who pays for it. */
  readonly publisher: string;
}

/** One ad as a link: picture, text, and who it comes from. All of it is text, whoever wrote it. */
export default function AdCard({
  shape,
  label,
  link,
  image,
  imageAlt,
  title,
  description,
  publisher,
}: AdCardProps): ReactNode {
  return (
    <a
      className={clsx(styles.card, shape === 'inline' && styles.inline)}
      href={link}
      target="_blank"
      rel="sponsored noopener"
      {...toTrackingProps(label)}
    >
      {image !== undefined && (
        <img
          className={styles.image}
          src={image}
          alt={imageAlt}
          width={IMAGE_WIDTH}
          height={IMAGE_HEIGHT}
        />
      )}
      <div className={styles.text}>
        <p className={styles.words}>
          {title && <strong>{title}</strong>} {description}
        </p>{' '}
        <span className={styles.publisher}>{publisher}</span>
      </div>
    </a>
  );
}
