import { chromium } from "playwright";
import { TEMPLATES } from "./e2e/pages";
async function main(){
 const b = await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell",args:["--no-sandbox","--disable-gpu"]});
 const c = await b.newContext({reducedMotion:"reduce",forcedColors:"active",colorScheme:"dark",viewport:{width:1000,height:720},javaScriptEnabled:true,locale:"fr-FR",userAgent:"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"});
 const page = await c.newPage();
 for (const name of (process.env.NAMES??"").split(",")) { const path=(TEMPLATES as Record<string,string>)[name]!;
   await page.goto("http://127.0.0.1:4616"+path);
   await page.screenshot({path:`/tmp/a16/forced-${name.replace(/\W+/g,"-")}.png`,fullPage:true,clip:undefined});
 }
 if (process.env.SCAN) { const c2=await b.newContext({reducedMotion:"reduce"}); const p=await c2.newPage(); const seen=new Set<string>();
  for (const [name,path] of Object.entries(TEMPLATES)) { await p.goto("http://127.0.0.1:4616"+path); const cdp=await c2.newCDPSession(p); await p.evaluate(()=>{for(const d of document.querySelectorAll("details")){d.removeAttribute("name");d.open=true;}}); const {nodes}=await cdp.send("Accessibility.getFullAXTree"); for(const n of nodes as any[]){const v=n.name?.value??""; if(["link","button","heading","radio","group","region","list","timer"].includes(n.role?.value)&&/\s,|\s\.|\s\s|,\S/.test(v.replace(/\u202f/g,"§"))&&!/\d,\d/.test(v)){const k=n.role.value+": "+JSON.stringify(v.slice(0,120)); if(!seen.has(k)){seen.add(k);console.log(name,k);}}} await cdp.detach(); }
 }
 await b.close();
}
void main();
