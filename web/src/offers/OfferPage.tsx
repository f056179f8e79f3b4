import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { isFoodBankRole } from '../../../shared/access.ts'
import * as offers from '../../../shared/api/offers.ts'
import { app } from '../../../shared/text/app.ts'
import { offerTexts } from '../../../shared/text/offer.ts'
import { isNotAvailable } from '../app/failure.ts'
import { go } from '../app/go.ts'
import { isId } from '../app/isId.ts'
import { useText } from '../app/language.tsx'
import { serverNow } from '../data/clock.ts'
import { useApi } from '../data/useApi.ts'
import { useSession } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { DetailSkeleton } from '../ui/Skeletons.tsx'
import { keepAsking } from './keepAsking.ts'
import { OfferView } from './OfferView.tsx'
import { mayAnswer, offerPollMs, offerState } from './offerState.ts'

/**
 * One offer to an agency: what it is, how long there is to answer, and the answer itself (section 2 'Agency offer
 * detail'). Whatever becomes of the offer meanwhile, the page says so and takes the buttons away.
 */
export default function OfferPage() {
  const id = Number(useParams().id)
  const { data, error, mutate } = useApi(offers.getMatch, isId(id) ? { id } : null, {
    ...keepAsking,
    poll: (offer) => offerPollMs(offer && offerState(offer, new Date(serverNow()))),
  })
  // An offer that was there and is not found any more was taken back: its old picture must not be answered.
  const isGone = isNotAvailable(error)
  const role = useSession().ActiveRole
  if (data && data.Match.ID === id && !isGone)
    return mayAnswer(role, data.Match) ? <OfferView key={id} offer={data} /> : <AtDonation id={data.Transaction.ID} />
  const isMissing = isNotAvailable(error) || !isId(id)
  return error || isMissing ? <OfferFailed isMissing={isMissing} onRetry={() => void mutate()} /> : <DetailSkeleton />
}

/** A food bank looks at another agency's part of a donation on the donation's own page. */
function AtDonation({ id }: { id: number }) {
  useEffect(() => go(paths.transaction('FoodBank', id), { replace: true }), [id])
  return <DetailSkeleton />
}

function OfferFailed({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const frame = useText(app)
  const text = useText(offerTexts)
  const isFoodBank = isFoodBankRole(useSession().ActiveRole)
  const list = isFoodBank ? paths.statusGrid('FoodBank') : paths.agencyActiveList()
  return (
    <>
      <PageHeader title={frame('offer')} back={list} />
      <Alert severity="warning">{isMissing ? frame('notAvailable') : text('loadFailed')}</Alert>
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        {isMissing ? null : (
          <Button variant="contained" onClick={onRetry}>
            {frame('tryAgain')}
          </Button>
        )}
        <Button href={list} variant={isMissing ? 'contained' : 'text'}>
          {text(isFoodBank ? 'seeDonations' : 'seeOffers')}
        </Button>
      </Box>
    </>
  )
}
