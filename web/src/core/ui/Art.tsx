import { Box } from '@mui/material'

/**
 * The illustration language: line drawings on one ground line, in the theme's green with one surface of wheat. Each is a filled
 * part and its lines, in a field of 96 by 72.
 */
const drawings = {
  crate: [
    'M26 36a9 9 0 0 1 18 0zM46 36a10 10 0 0 1 20 0z',
    'M18 36h60v28H18zM18 45h60M18 54h60M28 36v28M68 36v28M56 26c0-5 3-8 8-8',
  ],
  bag: ['M28 46h40l1.400 18H26.600z', 'M30 26h36l3.400 38H26.600zM40 32V20a8 8 0 0 1 16 0v12'],
  shelf: [
    'M22 20h12v12H22zM58 42h14v14H58z',
    'M14 12v52M82 12v52M14 32h68M14 56h68M22 20h12v12H22zM42 22h12v10H42zM58 42h14v14H58zM24 56V46a6 6 0 0 1 12 0v10zM44 56V44h8v12z',
  ],
  truck: [
    'M12 20h42v16H12z',
    'M24 56H12V20h42v36H36M54 32h14l14 12v12h-6M64 56h-10M24 57a6 6 0 1 0 12 0a6 6 0 1 0-12 0M64 57a6 6 0 1 0 12 0a6 6 0 1 0-12 0M66 32v12h16',
  ],
  calendar: [
    'M54 46h14v11H54z',
    'M18 18h60v46H18zM18 31h60M33 12v11M63 12v11M28 41h6M28 52h6M43 41h6M43 52h6M58 41h6M54 46h14v11H54z',
  ],
  envelope: ['M28 12h40v26L48 52 28 38z', 'M16 28v36h64V28M16 30l32 22 32-22M28 36V12h40v24M37 22h22M37 31h22'],
  people: [
    'M30 64v-4a18 18 0 0 1 36 0v4z',
    'M39 26a9 9 0 1 0 18 0a9 9 0 1 0-18 0M30 64v-4a18 18 0 0 1 36 0v4M15 33a7 7 0 1 0 14 0a7 7 0 1 0-14 0M67 33a7 7 0 1 0 14 0a7 7 0 1 0-14 0M10 64v-4a13 13 0 0 1 15-13M86 64v-4a13 13 0 0 0-15-13',
  ],
  chart: [
    'M24 46h12v18H24zM64 24h12v40H64z',
    'M24 46h12v18H24zM44 36h12v28H44zM64 24h12v40H64zM22 32l20-10 14 4 18-14',
  ],
  magnifier: [
    'M31 32a14 14 0 1 0 28 0a14 14 0 1 0-28 0',
    'M26 32a19 19 0 1 0 38 0a19 19 0 1 0-38 0M59 46l16 16M37 32a8 8 0 0 1 8-8',
  ],
  receipt: ['M30 10h36v18H30z', 'M30 10h36v52l-6-5-6 5-6-5-6 5-6-5-6 5zM38 22h20M38 34h20M38 45h11'],
  pin: [
    'M39 28a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
    'M48 60c-13-14-20-22-20-32a20 20 0 0 1 40 0c0 10-7 18-20 32zM39 28a9 9 0 1 0 18 0a9 9 0 1 0-18 0M28 64h40',
  ],
  done: [
    'M27 36a21 21 0 1 0 42 0a21 21 0 1 0-42 0',
    'M27 36a21 21 0 1 0 42 0a21 21 0 1 0-42 0M38 37l7 7 14-15M16 22l4 2M80 22l-4 2M20 52l4-2M76 52l-4-2',
  ],
} as const
export type ArtName = keyof typeof drawings
export const artNames = Object.keys(drawings) as ArtName[]

/** A drawing that repeats what the words beside it say. */
export default function Art({ name }: { name: ArtName }) {
  const [surface, lines] = drawings[name]
  return (
    <Box component="svg" viewBox="0 0 96 72" aria-hidden="true" focusable="false" sx={look}>
      <path className="surface" d={surface} />
      <path d={`${lines}M6 64h84`} />
    </Box>
  )
}

const look = {
  width: 112,
  height: 84,
  fill: 'none',
  stroke: 'var(--mui-palette-primary-main)',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .surface': {
    fill: 'color-mix(in srgb, var(--mui-palette-secondary-light) 38%, transparent)',
    stroke: 'none',
  },
} as const
