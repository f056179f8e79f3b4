import Box from '@mui/material/Box'

const cells = 5
const size = 60

/** 32 bits of a name (FNV-1a): the same name gives the same picture. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** The filled cells; the right half mirrors the left. */
function identiconCells(name: string): { x: number; y: number }[] {
  const hash = hashOf(name)
  const half = Math.ceil(cells / 2)
  const isFilled = (x: number, y: number) => ((hash >>> (y * half + (x < half ? x : cells - 1 - x))) & 1) === 1
  const lines = Array.from({ length: cells }, (_, at) => at)
  return lines.flatMap((y) => lines.filter((x) => isFilled(x, y)).map((x) => ({ x, y })))
}

/** A picture of 60 px that is made of a user name alone, without a call to anywhere (decision 51). */
export function Identicon({ name }: { name: string }) {
  const colour = `hsl(${hashOf(name) % 360} 45% 45%)`
  return (
    <Box
      component="svg"
      aria-hidden
      width={size}
      height={size}
      viewBox={`-1 -1 ${cells + 2} ${cells + 2}`}
      sx={{ borderRadius: '50%', bgcolor: 'action.hover', flexShrink: 0 }}
    >
      {identiconCells(name).map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="1" height="1" fill={colour} />
      ))}
    </Box>
  )
}
