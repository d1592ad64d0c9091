import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const years = Array.from({ length: 12 }, (_, index) => String(1990 + index));

export default function FindElement() {
  const apiRef = useTreeViewApiRef();

  const scrollTo = (itemId: string) => {
    const element = apiRef.current?.getItemDOMElement(itemId);
    element?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined" onClick={() => scrollTo('1990')}>
          Scroll to 1990
        </Button>
        <Button variant="outlined" onClick={() => scrollTo('2001')}>
          Scroll to 2001
        </Button>
      </Stack>
      <Box sx={{ height: 200, overflow: 'auto' }}>
        <SimpleTreeView aria-label="Vintages" apiRef={apiRef}>
          {years.map((year) => (
            <TreeItem key={year} itemId={year} label={`Vintage of ${year}`} />
          ))}
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
