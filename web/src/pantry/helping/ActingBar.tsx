import { Box, Button, Typography } from '@mui/material'
import type { Session } from '../../../../shared/network/session/api.ts'
import { helperTexts } from '../../../../shared/pantry/helping/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useText } from '../../core/words/language.tsx'
import { actForHousehold } from './actFor.ts'

/** Says for whom a helper orders, on every screen; another household is one tap away. */
export default function ActingBar({ session: { Helps = [], ActsFor, EntityID } }: { session: Session }) {
  const text = useText(helperTexts)
  const { perform, busy } = useAction({ isReading: true })
  const here = Helps.find(({ CustomerID }) => CustomerID === ActsFor)
  const others = Helps.filter((one) => one !== here)
  const change = (customerId?: number) => perform(() => actForHousehold(EntityID, customerId))
  return (
    <Box component="section" aria-label={text('bar')} sx={here ? { ...bar, ...marked } : bar} className="no-print">
      <Typography component="p" sx={{ fontWeight: 700, flex: { xs: '1 1 100%', sm: '1 1 180px' } }}>
        {here ? text('acting', { name: here.Name }) : text('own')}
      </Typography>
      {here ? (
        <Button size="small" color="inherit" variant="outlined" disabled={busy} onClick={() => void change()} sx={tall}>
          {text('switchOwn')}
        </Button>
      ) : null}
      {others.map(({ CustomerID, Name }) => (
        <Button
          key={CustomerID}
          size="small"
          color="inherit"
          variant="outlined"
          disabled={busy}
          onClick={() => void change(CustomerID)}
          sx={tall}
        >
          {text('switchTo', { name: Name })}
        </Button>
      ))}
    </Box>
  )
}

const tall = { minHeight: 44 } as const
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, sm: 3 },
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const
const marked = { bgcolor: 'secondary.main', color: 'secondary.contrastText' } as const
