import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { Consignment } from './data';
import { DetailRow } from './detailRow';

export function LoadList({ ship, load }: Pick<Consignment, 'ship' | 'load'>) {
  return (
    <DetailRow>
      <List dense aria-label={`Load of the ${ship}`}>
        {load.map(({ item, crates }) => (
          <ListItem key={item}>
            <ListItemText primary={item} secondary={`${crates} crates`} />
          </ListItem>
        ))}
      </List>
    </DetailRow>
  );
}
