import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import ScaleOutlined from '@mui/icons-material/ScaleOutlined'
import ThermostatOutlined from '@mui/icons-material/ThermostatOutlined'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { storageName } from '../../../../shared/rescue/donations/names.ts'
import type { Offer } from '../../../../shared/rescue/offers/api.ts'
import { offerTexts } from '../../../../shared/rescue/offers/texts/offer.ts'
import { Weight } from '../../core/figures/Weight.tsx'
import { numberText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Summary that decides an answer at a glance: what, how much, how far, and how it has to be kept. */
export function OfferFacts({ offer: { Transaction: donation, Match: match } }: { offer: Offer }) {
  const text = useText(offerTexts)
  const { language } = useLanguage()
  const miles = numberText(match.DistanceMiles, language)
  const storage = donation.AdHocTransactionStorageRequirements.map((need) =>
    storageName(need.StorageRequirement, language),
  )
  return (
    <>
      <Box sx={{ color: 'text.primary' }}>{donation.DonationContentsSummary}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, mt: 0.25 }}>
        <Glance icon={<ScaleOutlined fontSize="inherit" />}>
          <Weight value={donation.Pounds} />
        </Glance>
        <Glance icon={<PlaceOutlined fontSize="inherit" />}>
          {miles === '1' ? text('mile') : text('miles', { miles })}
        </Glance>
        {storage.length > 0 ? (
          <Glance icon={<ThermostatOutlined fontSize="inherit" />}>{storage.join(', ')}</Glance>
        ) : null}
      </Box>
    </>
  )
}

function Glance({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}>
      {icon}
      {children}
    </Box>
  )
}
