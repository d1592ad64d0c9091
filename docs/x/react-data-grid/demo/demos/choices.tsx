import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { dataSets } from './dataSets';

export interface Choice {
  data: string;
  plan: string;
  size: string;
  view: string;
}

const plans = { community: 'Community', pro: 'Pro', premium: 'Premium' };
const sizes = { 1000: '1,000', 10000: '10,000', 100000: '100,000' };
const views = { rows: 'Rows', tree: 'Tree', groups: 'Groups and totals' };

/** The views that each plan has. */
const viewsOfPlan: Record<string, string[]> = {
  community: ['rows'],
  pro: ['rows', 'tree'],
  premium: ['rows', 'tree', 'groups'],
};

interface ChoicesProps {
  value: Choice;
  onChange: (choice: Choice) => void;
}

export function Choices({ value, onChange }: ChoicesProps) {
  const change = (part: Partial<Choice>) => {
    const next = { ...value, ...part };
    const isKept = viewsOfPlan[next.plan]?.includes(next.view);
    onChange(isKept ? next : { ...next, view: 'rows' });
  };
  const labels = Object.entries(dataSets).map(([key, { label }]) => [
    key,
    label,
  ]);
  const fields: [keyof Choice, string, string[][]][] = [
    ['data', 'Data', labels],
    ['plan', 'Plan', Object.entries(plans)],
    ['size', 'Rows', Object.entries(sizes)],
    ['view', 'View', Object.entries(views)],
  ];

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {fields.map(([field, label, options]) => (
        <TextField
          key={field}
          select
          size="small"
          slotProps={{ select: { native: true } }}
          label={label}
          value={value[field]}
          onChange={(event) => change({ [field]: event.target.value })}
          sx={{ minWidth: 130, flex: '1 1 130px' }}
        >
          {options.map(([option = '', text]) => (
            <option
              key={option}
              value={option}
              disabled={
                field === 'view' && !viewsOfPlan[value.plan]?.includes(option)
              }
            >
              {text}
            </option>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}
