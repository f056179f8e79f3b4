import { Button } from '@mui/material'
import { neighborPath } from '../../../../shared/core/link/page.ts'
import { MessageScreen } from './MessageScreen.tsx'

interface EndedLinkProps {
  title: string
  text: string
  /** The button's label. */
  signIn: string
}

/** Page of a family's link that opens nothing any more. */
export const EndedLink = ({ title, text, signIn }: EndedLinkProps) => (
  <MessageScreen title={title} text={text}>
    <Button href={neighborPath('home')} variant="contained" size="large">
      {signIn}
    </Button>
  </MessageScreen>
)
