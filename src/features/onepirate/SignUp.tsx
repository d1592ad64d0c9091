import { translate } from '@docusaurus/Translate';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { isEmail } from './isEmail';

type Outcome = 'none' | 'wrong' | 'done';

/** The form of the sample. It sends nothing, and says so. */
export default function SignUp(): ReactNode {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<Outcome>('none');

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const isRight = isEmail(email);
    setOutcome(isRight ? 'done' : 'wrong');
    if (!isRight) {
      fieldRef.current?.focus();
    }
  }

  return (
    <Paper
      component="section"
      id="sign-up"
      aria-labelledby="sign-up-title"
      variant="outlined"
      sx={{ p: { xs: 3, sm: 6 }, mx: 'auto', width: '100%', maxWidth: 640 }}
    >
      <Typography id="sign-up-title" variant="h2" gutterBottom>
        {translate({ id: 'onepirate.signUp.title', message: 'Join the crew' })}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {translate({
          id: 'onepirate.signUp.text',
          message:
            'The first hour is on us. This page is a sample of a theme, so nothing is sent.',
        })}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
        }}
      >
        <TextField
          inputRef={fieldRef}
          type="email"
          autoComplete="email"
          required
          label={translate({
            id: 'onepirate.signUp.email',
            message: 'E-mail address',
          })}
          value={email}
          error={outcome === 'wrong'}
          helperText={
            outcome === 'wrong'
              ? translate({
                  id: 'onepirate.signUp.wrong',
                  message: 'Write an address like name@example.com.',
                })
              : ' '
          }
          onChange={(event) => {
            setEmail(event.target.value);
            setOutcome('none');
          }}
        />
        <Button
          type="submit"
          variant="contained"
          disableElevation
          sx={{ minHeight: 56, px: 4 }}
        >
          {translate({ id: 'onepirate.signUp.submit', message: 'Sign up' })}
        </Button>
      </Box>
      <div role="status">
        {outcome === 'done' && (
          <Alert severity="success">
            {translate({
              id: 'onepirate.signUp.done',
              message:
                'Welcome aboard. In a real shop, an e-mail would come now.',
            })}
          </Alert>
        )}
      </div>
    </Paper>
  );
}
