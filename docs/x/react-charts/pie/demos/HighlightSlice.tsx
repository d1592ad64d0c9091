import { PieChart } from '@mui/x-charts/PieChart';

export default function HighlightSlice() {
  return (
    <PieChart
      title="Use of a community garden"
      desc="Vegetables take 46 percent, fruit 24, herbs 12 and paths 18."
      series={[
        {
          data: [
            { value: 46, label: 'Vegetables' },
            { value: 24, label: 'Fruit' },
            { value: 12, label: 'Herbs' },
            { value: 18, label: 'Paths' },
          ],
          innerRadius: 30,
          outerRadius: 100,
          valueFormatter: (item) => `${item.value}%`,
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 12 },
          faded: { innerRadius: 45, additionalRadius: -15, color: 'gray' },
        },
      ]}
      height={250}
      margin={{ top: 16, bottom: 16, left: 16, right: 116 }}
    />
  );
}
