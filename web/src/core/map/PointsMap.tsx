import { Box, Card, Link, List, Skeleton } from '@mui/material'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { useText } from '../words/language.tsx'
import { directionsTo, type MapPoint, markerSvg } from './points.ts'
import { useTiles } from './useTiles.ts'

const LeafletMap = lazy(() => import('./LeafletMap.tsx'))

/** Section 9: the offer map starts at this zoom. */
const offerZoom = 11
/** Counties are all that a map without street tiles shows: nearer than this it would be pins on an empty field. */
const countyZoom = 8

export interface PointsMapProps {
  label: string
  points: readonly MapPoint[]
  zoom?: number
  height?: number
}

/**
 * Points on a map, and the same points as a list below it for whoever cannot see or use a map. Near points without street tiles
 * are the list alone.
 */
export function PointsMap({ label, points, zoom = offerZoom, height = 320 }: PointsMapProps) {
  const text = useText(app)
  const tiles = useTiles()
  if (points.length === 0) return null
  const hasMap = tiles !== null || zoom <= countyZoom
  const blank = <Skeleton variant="rectangular" height={height} />
  return (
    <Card sx={{ overflow: 'hidden' }}>
      {hasMap ? (
        <NoMap text={text('mapFailed')}>
          <Suspense fallback={blank}>
            <LeafletMap label={label} points={points} zoom={zoom} height={height} />
          </Suspense>
        </NoMap>
      ) : null}
      <List
        disablePadding
        aria-label={text('mapPlaces')}
        sx={hasMap ? {} : { '& > li:first-of-type': { borderTop: 0 } }}
      >
        {points.map((point) => (
          <PointLine key={`${point.Kind} ${point.ID}`} point={point} />
        ))}
      </List>
    </Card>
  )
}

function PointLine({ point }: { point: MapPoint }) {
  const text = useText(app)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant drawing, the one that stands on the map. */}
      <Box aria-hidden sx={{ lineHeight: 0 }} dangerouslySetInnerHTML={{ __html: markerSvg(point.Kind, 28) }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text(point.Kind)}</Box>
        <Box sx={{ fontWeight: 600 }}>{point.Name}</Box>
        {point.Address ? <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{point.Address}</Box> : null}
      </Box>
      <Link
        href={directionsTo(point)}
        target="_blank"
        rel="noreferrer"
        className="no-print"
        sx={{ whiteSpace: 'nowrap', py: 1 }}
        aria-label={text('directions', { place: point.Name })}
      >
        {text('directionsShort')}
      </Link>
    </Box>
  )
}

/** A map is a convenience: when it breaks, the page and the list stay. */
class NoMap extends Component<{ text: string; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override render() {
    return this.state.isBroken ? (
      <Box sx={{ p: 2, color: 'text.secondary' }}>{this.props.text}</Box>
    ) : (
      this.props.children
    )
  }
}
