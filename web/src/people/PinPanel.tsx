import Typography from '@mui/material/Typography'
import * as people from '../../../shared/api/people.ts'
import { tabletTexts } from '../../../shared/text/tablet.ts'
import { useText } from '../app/language.tsx'
import { PinForm } from '../tablet/PinForm.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { PersonProps } from './RoleLines.tsx'

/** The person's PIN for the shared tablets of the pantry; nobody sees it again. */
export function PinPanel({ person: { HasPin, Name }, on }: PersonProps) {
  const text = useText(tabletTexts)
  return (
    <Panel title={text('personPin')}>
      <Typography sx={{ mb: 2 }}>{text(HasPin ? 'hasPin' : 'noPin', { person: Name })}</Typography>
      <PinForm endpoint={people.setPersonPin} on={on} />
    </Panel>
  )
}
