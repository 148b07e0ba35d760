/** Builds the live build, and refuses in words what can be none (SEC-3): `node scripts/build-live.js [folder]`. */
const [outDir = 'dist-live'] = process.argv.slice(2)

if (process.env.VITE_BACKEND !== 'live') {
  console.error('build:live: set VITE_BACKEND=live: a live build is an explicit choice, and anything less is the demo.')
  process.exit(1)
}
try {
  const { build } = await import('vite')
  await build({ build: { outDir, emptyOutDir: true } })
} catch (error) {
  console.error(`build:live: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
