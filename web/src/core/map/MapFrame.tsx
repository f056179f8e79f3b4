import 'leaflet/dist/leaflet.css'
import { Box } from '@mui/material'
import L from 'leaflet'
import { type ReactNode, useEffect, useState } from 'react'
import { AttributionControl, MapContainer, ScaleControl, TileLayer, ZoomControl } from 'react-leaflet'
import { mapTexts } from '../../../../shared/core/text/mapTexts.ts'
import { useText } from '../words/language.tsx'
import { CountyOutlines } from './CountyOutlines.tsx'
import { markerSvg, type PointKind } from './points.ts'
import { useTiles } from './useTiles.ts'

interface MapFrameProps {
  label: string
  height: number
  /** Centre of the first view. */
  center: [latitude: number, longitude: number]
  zoom: number
  children: ReactNode
}

/** Parts of every map: outlines of the counties below the streets, a scale, and a note when the streets are missing. */
export function MapFrame({ label, height, center, zoom, children }: MapFrameProps) {
  const text = useText(mapTexts)
  const [isMissing, setMissing] = useState(false)
  return (
    <Box
      role="region"
      aria-label={label}
      sx={{ position: 'relative', isolation: 'isolate', height, '& .leaflet-container': mapLook }}
    >
      <MapContainer center={center} zoom={zoom} scrollWheelZoom={false} attributionControl={false} zoomControl={false}>
        <ZoomControl zoomInTitle={text('zoomIn')} zoomOutTitle={text('zoomOut')} />
        <AttributionControl prefix={false} />
        <CountyOutlines />
        <Streets onMissing={setMissing} />
        <ScaleControl />
        {children}
      </MapContainer>
      {isMissing ? (
        <Box role="note" sx={noteLook}>
          {text('outlines')}
        </Box>
      ) : null}
    </Box>
  )
}

export const markerIcon = (kind: PointKind) =>
  L.divIcon({
    className: '',
    html: markerSvg(kind),
    iconSize: [28, 36],
    iconAnchor: [14, 36],
    popupAnchor: [0, -34],
  })

function Streets({ onMissing }: { onMissing: (isMissing: boolean) => void }) {
  const tiles = useTiles()
  useEffect(() => onMissing(tiles === null), [tiles, onMissing])
  return tiles ? (
    <TileLayer
      url={tiles.url}
      attribution={tiles.attribution}
      eventHandlers={{ tileload: () => onMissing(false), tileerror: () => onMissing(true) }}
    />
  ) : null
}

const mapLook = {
  height: '100%',
  font: 'inherit',
  bgcolor: { xs: 'map.water' },
  // Leaflet's own controls are white in the dark, too.
  '& .leaflet-bar a, & .leaflet-bar a.leaflet-disabled, & .leaflet-control-scale-line': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    borderColor: 'divider',
    textShadow: 'none',
  },
} as const

const noteLook = {
  position: 'absolute',
  zIndex: 1000,
  top: 10,
  right: 10,
  maxWidth: '70%',
  px: 1.25,
  py: 0.5,
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontSize: 'overline.fontSize',
} as const
