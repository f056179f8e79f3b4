import Replay from '@mui/icons-material/Replay'
import { Button } from '@mui/material'
import { addDays } from '../../../../../shared/core/time/zone.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { isOfferedForRepetition } from '../../../../../shared/rescue/donations/status/transactionFlags.ts'
import { donationEditTexts } from '../../../../../shared/rescue/donations/texts/donationEdit.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { usePoundsText } from '../../../core/figures/Weight.tsx'
import { paths } from '../../../core/paths.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { dayOf, zoneHere } from '../../../core/time/time.ts'
import { useText } from '../../../core/words/language.tsx'

/** Maximum of yesterday's newest posts that are searched for one to repeat. */
const maxSearched = 25

/** Yesterday's newest post that was not called off: this tap fills the form in, the next one posts it. */
export function RepeatPost() {
  const text = useText(donationEditTexts)
  const pounds = usePoundsText()
  const zone = zoneHere()
  const yesterday = addDays(dayOf(serverNow(), zone), -1)
  const posts = useApi(donations.getDonorGrid, {
    dateStartFilter: yesterday,
    dateEndFilter: yesterday,
    zone,
    rows: maxSearched,
  })
  const last = posts.data?.rows.find(isOfferedForRepetition)
  if (!last) return null
  return (
    <Button variant="outlined" startIcon={<Replay />} href={paths.donorPost('Donor', last.ID)}>
      {text('repeat', { pounds: pounds(last.Pounds) })}
    </Button>
  )
}
