// Loaded before every test file: loading is as cheap as the server's, and nothing unexpected is printed.
import '../../src/server/loading.js'
import './strict-console.ts'
