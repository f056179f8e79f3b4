import { Alert } from '@mui/material'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import { donationEditTexts } from '../../../../../shared/rescue/donations/texts/donationEdit.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useMoment } from '../moment.ts'

/** Changes of a donation after it was posted; to an agency, after it was asked. */
export function EditedNote({ edits, zone }: { edits: Transaction['Edits']; zone: string }) {
  const text = useText(donationEditTexts)
  const { language } = useLanguage()
  const moment = useMoment(zone)
  const isAgency = useSession().ActiveRole === 'agency'
  const last = edits
    .map(({ At }) => At)
    .sort()
    .at(-1)
  if (last === undefined) return null
  const parts = new Intl.ListFormat(language).format(edits.map(({ Part }) => text(`part.${Part}`)))
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {text(isAgency ? 'editedNoteAgency' : 'editedNote', { when: moment(last), parts })}
    </Alert>
  )
}
