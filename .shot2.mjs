import { chromium } from 'playwright'
const B='http://127.0.0.1:4771'
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium-headless-shell', args:['--no-sandbox','--disable-dev-shm-usage','--use-angle=swiftshader','--enable-unsafe-swiftshader','--ignore-gpu-blocklist'] })
for (const w of [1280,1920]) { const c=await browser.newContext({locale:'nl-NL',reducedMotion:'reduce',viewport:{width:w,height:w===1280?800:1080},serviceWorkers:'block'}); await c.addInitScript(()=>localStorage.setItem('locale','nl-nl')); const p=await c.newPage(); await p.goto(B+'/nothing-here'); await p.waitForTimeout(3000); await p.screenshot({path:`/tmp/fx/shots/notfound-${w}.png`}); await p.goto(B+'/my-areas'); await p.waitForTimeout(2500); await p.screenshot({path:`/tmp/fx/shots/gate-${w}.png`}); await c.close() }
await browser.close()
