import { Box, Stack } from '@mui/material'
import { useSearchParams } from 'react-router'
import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import { lockerTexts } from '../../../../shared/pantry/lockers/texts.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { Facts } from '../../core/figures/Facts.tsx'
import { isId } from '../../core/isId.ts'
import { paths } from '../../core/paths.ts'
import { instantText, listedDay } from '../../core/time/time.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { DetailSkeleton } from '../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { OrdersSubGrid } from '../orders/OrdersSubGrid.tsx'
import { hoursText } from '../windows/windowText.ts'
import { ReserveLockers } from './ReserveLockers.tsx'

type ShownWindow = Value<typeof windows.getPickupTime>

/** One pickup window with its orders; a click-and-collect location's orders get lockers here. */
export default function PickupWindowPage() {
  const text = useText(lockerTexts)
  const back = paths.pickupLocations(useRolePrefix())
  const id = Number(useSearchParams()[0].get('pickupWindowId'))
  const isNamed = isId(id)
  const { data, error, mutate } = useApi(windows.getPickupTime, isNamed ? { id } : null)
  if (data?.ID === id) return <PickupWindow window={data} />
  if (isNamed && !error) return <DetailSkeleton />
  return (
    <>
      <PageHeader title={text('pickupWindow')} back={back} />
      <LoadFailed error={error} message={text('unableToLoad')} isUnnamed={!isNamed} onRetry={mutate} />
    </>
  )
}

function PickupWindow({ window }: { window: ShownWindow }) {
  const text = useText(lockerTexts)
  const { language } = useLanguage()
  const { PantryLocation: location } = window
  const day = listedDay(window.PickupDay, language)
  return (
    <>
      <PageHeader
        title={`${location.Label}, ${day}`}
        subtitle={hoursOf(window, language)}
        back={paths.pickupLocation(useRolePrefix(), location.ID)}
        actions={location.PantryLocationType.Code === 'CLICKANDCOLLECT' ? <ReserveLockers window={window} /> : null}
      />
      <Stack spacing={3}>
        <Panel title={text('pickupWindow')}>
          <WindowFacts window={window} />
        </Panel>
        <Panel title={text('orders')} isFlush>
          {/* On a phone the orders are cards. */}
          <Box sx={{ p: { xs: 1.5, sm: 0 } }}>
            <OrdersSubGrid
              query={{ PantryLocationID: location.ID, PickupTimeIDList: String(window.ID) }}
              rows={200}
              label={day}
              hidesWindow
            />
          </Box>
        </Panel>
      </Stack>
    </>
  )
}

const hoursOf = ({ PickupStartTime: start, PickupEndTime: end }: ShownWindow, language: Language) =>
  hoursText({ start, end }, language)

function WindowFacts({ window }: { window: ShownWindow }) {
  const text = useText(lockerTexts)
  const { language } = useLanguage()
  const zone = window.TimeZone
  const valid = [window.OpenTime, window.CloseTime].map((at) => instantText(at, language, zone)).join(' – ')
  return (
    <Facts
      facts={[
        { label: text('location'), value: window.PantryLocation.Label },
        { label: text('day'), value: listedDay(window.PickupDay, language) },
        { label: text('time'), value: hoursOf(window, language) },
        { label: text('valid'), value: valid },
        { label: text('maximum'), value: window.MaximumOrders ?? text('unlimited') },
      ]}
    />
  )
}
