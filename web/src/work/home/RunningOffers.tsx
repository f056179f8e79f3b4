import { Box, Card, Link, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import type { RunningLine } from '../../../../shared/work/dashboard/api.ts'
import { homeTexts } from '../../../../shared/work/home/texts.ts'
import { Weight } from '../../core/figures/Weight.tsx'
import { LiveList } from '../../core/grid/LiveList.tsx'
import { paths } from '../../core/paths.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { wholeRow } from './NeedRow.tsx'
import { Remaining } from './Remaining.tsx'

/** Donations that agencies are being asked for, with the time they have left. */
export function RunningOffers({ offers, more }: { offers: readonly RunningLine[]; more: number }) {
  const text = useText(homeTexts)
  const { language } = useLanguage()
  if (offers.length === 0) return null
  return (
    <Box component="section" aria-labelledby="running-offers">
      <Typography variant="h3" component="h2" id="running-offers" sx={{ mb: 1 }}>
        {text('running')}
      </Typography>
      <Card>
        <LiveList>
          {offers.map((offer) => (
            <Box component="li" key={offer.ID} sx={row}>
              <Remaining ends={offer.OfferEnds} />
              <Box sx={{ minWidth: 0 }}>
                <Link href={paths.transaction('FoodBank', offer.ID)} color="textPrimary" sx={wholeRow}>
                  <strong>{offer.DonorLocation.Donor.Name}</strong> · <Weight value={offer.Pounds} />
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {offer.AgencyText} · {text('askedOf', { asked: offer.Asked, of: offer.Of })}
                </Typography>
              </Box>
            </Box>
          ))}
        </LiveList>
        {more > 0 ? (
          <Box sx={{ px: 2, py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
            <Link href={paths.statusGrid('FoodBank')}>
              {text(plural(language, 'moreOffers', more), { count: more })}
            </Link>
          </Box>
        ) : null}
      </Card>
    </Box>
  )
}

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '76px 1fr',
  columnGap: 1.5,
  px: 2,
  py: 1.25,
  alignItems: 'center',
  '&:hover': { bgcolor: 'action.hover' },
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const
