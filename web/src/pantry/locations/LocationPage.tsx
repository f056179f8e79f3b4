import { Alert, Box, Tab, Tabs } from '@mui/material'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { hasLockers, type ShownLocation } from '../../../../shared/pantry/locations/location.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { locationTabs, shownTab } from './locationTabs.tsx'

/** One pickup location; its parts are tabs with the numbers of the specification. */
export default function LocationPage() {
  const text = useText(locationTexts)
  const prefix = useRolePrefix()
  const [query] = useSearchParams()
  const id = Number(query.get('locationId'))
  const answer = useApi(locations.getLocation, { id }, { keepPreviousData: false })
  const { data } = answer
  return (
    <>
      <PageHeader
        title={data?.Label ?? text('location')}
        subtitle={data ? `${data.Address.AddressLine1}, ${data.Address.City}` : undefined}
        status={data ? <Chips location={data} /> : undefined}
        back={paths.pickupLocations(prefix)}
      />
      <WhenLoaded answer={answer} skeleton={<FormSkeleton fields={6} />} message={text('loadFailed')}>
        {(data) => <Parts key={data.ID} location={data} asked={query.get('tab')} />}
      </WhenLoaded>
    </>
  )
}

function Chips({ location }: { location: ShownLocation }) {
  const text = useText(locationTexts)
  return (
    <>
      {location.IsActive ? null : <StatusChip label={text('inactive')} tone="warning" />}
      {location.IsRestricted ? <StatusChip label={text('restricted')} tone="info" /> : null}
      {hasLockers(location) ? <StatusChip label={text('lockers')} /> : null}
    </>
  )
}

function Parts({ location, asked }: { location: ShownLocation; asked: string | null }) {
  const text = useText(locationTexts)
  const prefix = useRolePrefix()
  const isOwn = useSession().EntityID === location.EntityID
  const tabs = locationTabs.filter((tab) => isOwn || !tab.isOwnersAlone)
  const shown = shownTab(tabs, asked)
  return (
    <>
      {isOwn ? null : (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text('foreign')}
        </Alert>
      )}
      <Tabs
        value={shown.number}
        aria-label={text('tabs')}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{ mb: 2 }}
      >
        {tabs.map(({ number, label }) => (
          <Tab
            key={number}
            value={number}
            label={text(label)}
            href={paths.pickupLocation(prefix, location.ID, number)}
            id={`location-tab-${number}`}
            aria-controls="location-part"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="location-part" aria-labelledby={`location-tab-${shown.number}`}>
        <Suspense fallback={<FormSkeleton fields={4} />}>
          <shown.Part location={location} isOwn={isOwn} />
        </Suspense>
      </Box>
    </>
  )
}
