import RefreshOutlined from '@mui/icons-material/RefreshOutlined'
import { Box, Button, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { SubmissionView } from '../../../../shared/rescue/loads/api.ts'
import { mayBe } from '../../../../shared/rescue/loads/stages.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { addressText } from '../../core/address/addressText.ts'
import { PointsMap } from '../../core/map/PointsMap.tsx'
import type { MapPoint } from '../../core/map/points.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { useMoment } from '../donations/moment.ts'

const DriverDialog = lazy(() => import('./DriverDialog.tsx'))

interface DriverPanelProps {
  load: SubmissionView
  isRefreshing: boolean
  onRefresh: () => void
  /** The network records where the driver is. */
  mayUpdate: boolean
}

/**
 * Position of the driver, on the map between the shipper and the organization that accepted the load; a button asks
 * again.
 */
export function DriverPanel({ load, isRefreshing, onRefresh, mayUpdate }: DriverPanelProps) {
  const text = useText(loadTexts)
  const moment = useMoment(load.TimeZone)
  const [isOpen, setOpen] = useState(false)
  const { DriverLocationDescription: place, DriverLocationTime: time } = load
  const refresh = (
    <Button startIcon={<RefreshOutlined />} loading={isRefreshing} onClick={onRefresh} className="no-print">
      {text('refresh')}
    </Button>
  )
  return (
    <Panel title={text('driver')} actions={refresh}>
      <Typography color={place ? 'textPrimary' : 'textSecondary'} sx={{ mb: 2 }}>
        {place && time ? text('driverSeen', { place, time: moment(time) }) : text('driverUnknown')}
      </Typography>
      <PointsMap label={text('driverMap')} points={pointsOf(load)} zoom={6} height={280} />
      {mayUpdate && mayBe('locate', load) ? (
        <Box sx={{ mt: 2 }}>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {text('updateDriver')}
          </Button>
        </Box>
      ) : null}
      <Suspense fallback={null}>{isOpen ? <DriverDialog load={load} onClose={() => setOpen(false)} /> : null}</Suspense>
    </Panel>
  )
}

function pointsOf({ ID, Shipper, Origin, DriverLatitude, DriverLongitude, ...load }: SubmissionView): MapPoint[] {
  const at = ({ Latitude, Longitude }: typeof Origin) => ({ Latitude, Longitude })
  const taker = load.Matches.find(({ Response }) => Response === 'accepted')?.Entity
  const driver: MapPoint[] =
    DriverLatitude === null || DriverLongitude === null
      ? []
      : [
          {
            ID,
            Kind: 'driver',
            Name: load.Carrier.Name || load.DriverLocationDescription,
            Address: load.DriverLocationDescription,
            Latitude: DriverLatitude,
            Longitude: DriverLongitude,
          },
        ]
  return [
    ...driver,
    { ID, Kind: 'donor', Name: Shipper.Name, Address: addressText(Origin), ...at(Origin) },
    ...(taker
      ? [
          {
            ID: taker.ID,
            Kind: taker.Kind,
            Name: taker.Name,
            Address: addressText(taker.Address),
            ...at(taker.Address),
          },
        ]
      : []),
  ]
}
