import 'leaflet/dist/leaflet.css'
import Box from '@mui/material/Box'
import L from 'leaflet'
import { useEffect, useState } from 'react'
import { AttributionControl, MapContainer, Marker, Popup, ScaleControl, TileLayer, useMap } from 'react-leaflet'
import { app } from '../../../shared/text/app.ts'
import { loadConfig } from '../app/config.ts'
import { useText } from '../app/language.tsx'
import { CountyOutlines } from './CountyOutlines.tsx'
import { kindColours, markerSvg, middleOf, type Place } from './places.ts'

interface Tiles {
  url: string
  attribution: string
}

export function Streets({ onMissing }: { onMissing: (isMissing: boolean) => void }) {
  const [tiles, setTiles] = useState<Tiles>()
  useEffect(() => {
    let isShown = true
    loadConfig().then(
      (config) => {
        if (!isShown) return
        setTiles(config.tiles)
        onMissing(config.tiles === undefined)
      },
      () => isShown && onMissing(true),
    )
    return () => {
      isShown = false
    }
  }, [onMissing])
  return tiles ? (
    <TileLayer
      url={tiles.url}
      attribution={tiles.attribution}
      eventHandlers={{ tileload: () => onMissing(false), tileerror: () => onMissing(true) }}
    />
  ) : null
}

/** Shows all places at once; a single one at the given zoom. */
function View({ places, zoom }: { places: readonly Place[]; zoom: number }) {
  const map = useMap()
  const points = JSON.stringify(places.map((place) => [place.Latitude, place.Longitude]))
  useEffect(() => {
    const bounds = L.latLngBounds(JSON.parse(points) as [number, number][])
    map.setView(bounds.getCenter(), zoom, { animate: false })
    if (!map.getBounds().contains(bounds))
      map.fitBounds(bounds, { paddingTopLeft: [48, 96], paddingBottomRight: [48, 48], maxZoom: zoom, animate: false })
  }, [map, points, zoom])
  return null
}

export default function LeafletMap({
  label,
  places,
  zoom,
  height,
}: {
  label: string
  places: readonly Place[]
  zoom: number
  height: number
}) {
  const text = useText(app)
  const [isMissing, setMissing] = useState(false)
  return (
    <Box
      role="region"
      aria-label={label}
      sx={{ position: 'relative', isolation: 'isolate', height, '& .leaflet-container': mapLook }}
    >
      <MapContainer center={middleOf(places)} zoom={zoom} scrollWheelZoom={false} attributionControl={false}>
        <AttributionControl prefix={false} />
        <CountyOutlines />
        <Streets onMissing={setMissing} />
        <ScaleControl />
        {places.map((place) => (
          <Marker
            key={`${place.Kind} ${place.ID}`}
            position={[place.Latitude, place.Longitude]}
            alt={`${text(place.Kind)}: ${place.Name}`}
            title={place.Name}
            icon={L.divIcon({
              className: '',
              html: markerSvg(place.Kind),
              iconSize: [28, 36],
              iconAnchor: [14, 36],
              popupAnchor: [0, -34],
            })}
          >
            <Popup>
              <strong style={{ color: kindColours[place.Kind] }}>{place.Name}</strong>
              {place.Address ? <div>{place.Address}</div> : null}
            </Popup>
          </Marker>
        ))}
        <View places={places} zoom={zoom} />
      </MapContainer>
      {isMissing ? (
        <Box role="note" sx={mapNoteLook}>
          {text('mapOutlines')}
        </Box>
      ) : null}
    </Box>
  )
}

export const mapLook = {
  height: '100%',
  font: 'inherit',
  bgcolor: { xs: '#dbe7ef' },
  '[data-scheme="dark"] &': { bgcolor: '#141c22' },
  // Leaflet's own controls are white in the dark, too.
  '& .leaflet-bar a, & .leaflet-bar a.leaflet-disabled, & .leaflet-control-scale-line': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    borderColor: 'divider',
    textShadow: 'none',
  },
} as const

export const mapNoteLook = {
  position: 'absolute',
  zIndex: 1000,
  top: 10,
  right: 10,
  maxWidth: '70%',
  px: 1.25,
  py: 0.5,
  borderRadius: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontSize: '0.75rem',
} as const
