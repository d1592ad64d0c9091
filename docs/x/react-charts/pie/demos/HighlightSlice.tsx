import { PieChart } from '@mui/x-charts/PieChart';

export default function HighlightSlice() {
  return (
    <PieChart
      title="Use of a community garden"
      desc="Vegetable beds take 46 percent, fruit 24, herbs 12 and paths 18."
      series={[
        {
          data: [
            { value: 46, label: 'Beds' },
            { value: 24, label: 'Fruit' },
            { value: 12, label: 'Herbs' },
            { value: 18, label: 'Paths' },
          ],
          innerRadius: 20,
          outerRadius: 64,
          valueFormatter: (item) => `${item.value}%`,
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 12 },
          faded: { innerRadius: 28, additionalRadius: -10, color: 'gray' },
        },
      ]}
      height={200}
      margin={{ top: 16, bottom: 16 }}
    />
  );
}
