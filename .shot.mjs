import { chromium } from 'playwright'
const B='http://127.0.0.1:4771'
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium-headless-shell', args:['--no-sandbox','--disable-dev-shm-usage','--use-angle=swiftshader','--enable-unsafe-swiftshader','--ignore-gpu-blocklist'] })
const people={owner:['owner@fieldfare.example','mow-the-dune-slack-3'],member:['member@fieldfare.example','walk-the-dunes-7'],admin:['admin@fieldfare.example','count-every-goose-at-dusk-12']}
async function ctx(who, phone, dark){
  const c = await browser.newContext({ locale:'nl-NL', timezoneId:'Europe/Amsterdam', reducedMotion:'reduce', colorScheme: dark?'dark':'light', serviceWorkers:'block', ...(phone?{viewport:{width:390,height:844},hasTouch:true,isMobile:true}:{viewport:{width:1280,height:800}}) })
  await c.addInitScript(()=>localStorage.setItem('locale','nl-nl'))
  const p = await c.newPage()
  if(who){ const [email,password]=people[who]; const r=await p.request.post(B+'/trpc/account.signIn',{data:{email,password},headers:{origin:B,'content-type':'application/json'}}); if(!r.ok()) console.log(who, r.status(), await r.text()) }
  p.on('pageerror',e=>console.log('pageerror',who,e.message))
  return p
}
const shot = async (p,name)=>{ await p.waitForTimeout(2500); await p.screenshot({path:`/tmp/fx/shots/${name}.png`}); console.log(name, p.url()) }
const run = async (n,f)=>{ try{ await f() }catch(e){ console.log('FAIL',n,e.message.split('\n')[0]) } }
const api=async(p,name,input)=>(await (await p.request.get(B+'/trpc/'+name+'?input='+encodeURIComponent(JSON.stringify(input)))).json()).result.data
const only=process.argv.slice(2)
const jobs={
 async guest(){ const p=await ctx(null,true); await p.goto(B+'/voedsel'); await shot(p,'voedsel-390'); await p.goto(B+'/nothing-here'); await shot(p,'notfound-390'); await p.goto(B+'/survey/create-area/city'); await shot(p,'city-390'); await p.close() },
 async owner(){ const p=await ctx('owner',true); const lands=await api(p,'feed.land.all',{}); const id=lands.items.find(l=>l.mine?.owner).id
  await p.goto(B+'/create-message?community='+id); await p.waitForTimeout(3000); await p.getByRole('button',{name:/^Verder/}).click(); await p.getByLabel('Onderwerp').fill('Storm op komst'); await p.getByLabel('Bericht',{exact:true}).fill('Blijf uit de duinen.'); await p.getByRole('button',{name:/^Verder/}).click(); await shot(p,'message-finalize-390')
  await p.goto(B+'/create-meeting/'+id); await p.waitForTimeout(2500); await p.evaluate(()=>scrollTo(0,1e5)); await shot(p,'create-meeting-390')
  const ms=await api(p,'feed.meetings.of',{communityId:id}); for(const m of ms.items) console.log(m.title,m.linkSent,m.started,m.id)
  const m=ms.items.find(m=>!m.started&&!m.linkSent)??ms.items[0]; if(m){ await p.goto(B+'/meeting/'+m.id); await shot(p,'meeting-owner-390'); await p.goto(B+'/send-invites/'+m.id); await p.waitForTimeout(2000); await p.evaluate(()=>scrollTo(0,1e5)); await shot(p,'send-invites-390') }
  await p.goto(B+'/create-community/from-file'); await shot(p,'from-file-390'); await p.close() },
 async admin(){ const p=await ctx('admin',false); await p.goto(B+'/chart'); await p.waitForTimeout(2000); await shot(p,'chart-1280'); await p.getByLabel('Jaar',{exact:true}).selectOption({index:1}); await p.getByText('Toezeggingen').first().scrollIntoViewIfNeeded(); await shot(p,'chart-year-1280'); await p.close() },
 async member(){ const p=await ctx('member',true,true); const a=await api(p,'feed.land.all',{}); for(const l of a.items.filter(l=>l.mine?.subscribed)){ const pl=await api(p,'feed.pledges.of',{communityId:l.id}); if(pl.items[0]){ await p.goto(B+'/add-pledge/'+pl.items[0].id); await p.waitForTimeout(3000); await p.getByRole('textbox').first().fill('10'); await p.getByRole('button',{name:/toezeggen/i}).last().click(); await shot(p,'pledge-dialog-390-dark'); break } }
  await p.goto(B+'/home2'); await shot(p,'home-390-dark'); await p.close() },
}
for(const n of only.length?only:Object.keys(jobs)) await run(n,jobs[n])
await browser.close()
