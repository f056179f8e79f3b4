import { Button } from '@mui/material'
import type { RolePrefix } from '../../../../shared/core/access.ts'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { paths } from '../paths.ts'
import { useText } from '../words/language.tsx'
import { MessageScreen } from './MessageScreen.tsx'

export function NotFound({ prefix, home }: { prefix?: RolePrefix; home?: string }) {
  const text = useText(frameTexts)
  return (
    <MessageScreen title={text('notFoundTitle')} text={text('notFoundText')}>
      <Button variant="contained" href={home ?? (prefix ? paths.home(prefix) : paths.root())}>
        {text('goHome')}
      </Button>
    </MessageScreen>
  )
}
