import { Typography } from '@mui/material'
import * as people from '../../../../shared/network/people/api.ts'
import { tabletTexts } from '../../../../shared/network/people/tabletTexts.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { PinForm } from './PinForm.tsx'
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
