import Replay from '@mui/icons-material/Replay'
import Button from '@mui/material/Button'
import * as donations from '../../../../shared/api/donations.ts'
import { isOfferedForRepetition } from '../../../../shared/status/transactionFlags.ts'
import { donationEditTexts } from '../../../../shared/text/donationEdit.ts'
import { addDays } from '../../../../shared/time/zone.ts'
import { useText } from '../../app/language.tsx'
import { serverNow } from '../../data/clock.ts'
import { useApi } from '../../data/useApi.ts'
import { paths } from '../../paths.ts'
import { usePoundsText } from '../../ui/Pounds.tsx'
import { dayOf, zoneHere } from '../../ui/time.ts'

/** So many of yesterday's newest posts are searched for one to repeat. */
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
