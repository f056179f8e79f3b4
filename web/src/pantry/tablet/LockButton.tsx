import KeyOutlined from '@mui/icons-material/KeyOutlined'
import { Button } from '@mui/material'
import { tabletTexts } from '../../../../shared/network/people/tabletTexts.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useText } from '../../core/words/language.tsx'
import { useIdleLock, useLock } from './useLock.ts'

/** Name of the person at the shared tablet, and the way to the next one. */
export default function LockButton() {
  const text = useText(tabletTexts)
  const { Name } = useSession()
  const lock = useLock()
  useIdleLock(lock)
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<KeyOutlined />}
      aria-label={text('lockOf', { name: Name })}
      onClick={lock}
      sx={{ minHeight: 44, maxWidth: 260, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {Name}
    </Button>
  )
}
