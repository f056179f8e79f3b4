import { Alert, Box, Button } from '@mui/material'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { isFoodBankRole } from '../../../../shared/core/access.ts'
import { app } from '../../../../shared/core/text/app.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { offerTexts } from '../../../../shared/rescue/offers/texts/offer.ts'
import { isNotAvailable } from '../../core/data/failure.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { go } from '../../core/go.ts'
import { isId } from '../../core/isId.ts'
import { paths } from '../../core/paths.ts'
import { serverNow } from '../../core/time/clock.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { DetailSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
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
