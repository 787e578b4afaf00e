// Loaded before every test file: loading is then as cheap as in the server, and unexpected errors on the console fail it.
import '../../src/server/loading.js'
import './strict-console.ts'
