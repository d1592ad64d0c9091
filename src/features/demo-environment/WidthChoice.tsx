import { translate } from '@docusaurus/Translate';
import SegmentedControl from '@site/src/components/SegmentedControl';
import type { ReactNode } from 'react';

/** Widths that the bar offers, in pixels. */
const WIDTHS = [320, 600] as const;

type Choice = `${(typeof WIDTHS)[number]}` | 'full';

export interface WidthChoiceProps {
  /** Undefined for all there is. */
  readonly width: number | undefined;
  readonly onChange: (width: number | undefined) => void;
}

/** Width of the demo's box. None is chosen after it was dragged to another. */
export default function WidthChoice({
  width,
  onChange,
}: WidthChoiceProps): ReactNode {
  const chosen = WIDTHS.find((candidate) => candidate === width);
  const value = width === undefined ? 'full' : chosen && (`${chosen}` as const);
  return (
    <SegmentedControl<Choice>
      label={translate({ id: 'demo.environment.width', message: 'Width' })}
      segments={[
        ...WIDTHS.map((candidate) => ({
          value: `${candidate}` as const,
          label: `${candidate} px`,
        })),
        {
          value: 'full',
          label: translate({
            id: 'demo.environment.fullWidth',
            message: 'Full',
          }),
        },
      ]}
      value={value ?? null}
      onChange={(next) => onChange(next === 'full' ? undefined : Number(next))}
    />
  );
}
